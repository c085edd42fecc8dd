/** The version of this build, as package.json names it. */
declare const __VERSION__: string;
/** The relay for phones: `wss://host`; empty where it is at the place of the page, if there is one. */
declare const __RELAY__: string;
/** The day of this version, as the changelog names it. */
declare const __DATE__: string;
