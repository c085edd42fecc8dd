/** The version of this build, as package.json names it. */
declare const __VERSION__: string;
/** The day of this version, as the changelog names it. */
declare const __DATE__: string;
