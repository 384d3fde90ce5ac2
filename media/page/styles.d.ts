/** Style sheets are bundled beside the script; importing one only says so. */
declare module '*.css';
