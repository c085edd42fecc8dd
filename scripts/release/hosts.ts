import { guards } from '../serve';

/** How long a host lets its files be kept: those under assets bear the hash of what is in them. */
const forEver = 'public, max-age=31536000, immutable';
const askedAgain = 'no-cache';
const manifestType = 'application/manifest+json';
const fontType = 'font/woff2';

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

/** Read by hosts that know a file of this name, one rule for paths and one line for each header. */
const headersFile = (): string =>
  lines([
    '/*',
    ...Object.entries(guards).map(([name, value]) => `  ${name}: ${value}`),
    `  cache-control: ${askedAgain}`,
    '/assets/*',
    '  ! cache-control',
    `  cache-control: ${forEver}`,
    '/*.webmanifest',
    `  content-type: ${manifestType}`,
    '/*.woff2',
    `  content-type: ${fontType}`,
  ]);

/** The app's addresses stand behind the #: nothing is redirected, and an old deep path leads home. */
const redirectsFile = (): string => lines(['/index.html  /  301']);

/** For the Apache server. */
const htaccess = (): string =>
  lines([
    'Options -Indexes',
    `AddType ${manifestType} .webmanifest`,
    `AddType ${fontType} .woff2`,
    'AddType text/javascript .js',
    '<IfModule mod_headers.c>',
    ...Object.entries(guards).map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  Header set cache-control "${askedAgain}"`,
    `  <If "%{REQUEST_URI} =~ m#/assets/#">`,
    `    Header set cache-control "${forEver}"`,
    '  </If>',
    '</IfModule>',
  ]);

/** For nginx: included in a `server` block whose root is the folder. */
const nginx = (): string =>
  lines([
    '# In a server block:  root /path/to/site;  include /path/to/nginx.conf;',
    'location / {',
    '  index index.html;',
    '  try_files $uri $uri/ =404;',
    '  types {',
    '    text/html html;',
    '    text/javascript js;',
    '    text/css css;',
    '    application/json json;',
    `    ${manifestType} webmanifest;`,
    '    image/svg+xml svg;',
    '    image/png png;',
    `    ${fontType} woff2;`,
    '    text/plain txt;',
    '  }',
    `  set $kept "${askedAgain}";`,
    `  if ($uri ~ "/assets/") { set $kept "${forEver}"; }`,
    '  add_header cache-control $kept always;',
    ...Object.entries(guards).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '}',
  ]);

/** Files that lie beside the app and tell hosts how to serve it; none of them is part of the app. */
export const hostFiles = (): Readonly<Record<string, string>> => ({
  _headers: headersFile(),
  _redirects: redirectsFile(),
  '.htaccess': htaccess(),
  // A host of pages leaves out what begins with _ unless it is told that this is no site of its generator.
  '.nojekyll': '',
});

export const nginxFile = nginx;
