// What a measured session is started with: nothing that changes what loads.
export const plainStart = {
  addedDirs: [],
  pluginDirs: [],
  platform: 'linux',
  env: {},
  flags: [],
  settingSources: ['user', 'project', 'local'],
};
