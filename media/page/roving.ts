/** Arrow keys among the buttons of a toolbar: one stop for Tab, the rest by arrows, Home and End. */

export function moveTo(event: KeyboardEvent): void {
  const from = event.currentTarget;
  if (!(from instanceof HTMLElement)) return;
  const buttons = [...(from.closest('[role=toolbar]')?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === from);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
  const next = to === undefined ? undefined : buttons[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
