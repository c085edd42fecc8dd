/** The version of this build, as package.json names it. */
declare const __VERSION__: string;
