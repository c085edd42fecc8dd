import { type DeviceGuide, deviceGuides } from './guide-devices';

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, sign => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

const stepsOf = (steps: readonly string[]): string =>
  `<ol>${steps.map(step => `<li>${safe(step)}</li>`).join('')}</ol>`;

const deviceOf = ({ id, name, trust, install, undo }: DeviceGuide): string => `
<details id="${id}"><summary>${safe(name)}</summary>
${stepsOf(trust)}
<p><b>Then, to keep it:</b> open the app above. ${safe(install)}</p>
<p><b>To undo it:</b> ${safe(undo)}</p>
</details>`;

export interface GuideFacts {
  /** The host as it was asked for, with its port. */
  readonly host: string;
  readonly called: string;
  readonly fingerprint: string;
  readonly until: string;
}

export const files = {
  authority: 'northwest-authority.crt',
  style: 'guide.css',
  script: 'guide.js',
  plain: 'plain/',
} as const;

/** Over plain http: how this device comes to trust this machine, what that means, and how to undo it. */
export const guidePage = ({ host, called, fingerprint, until }: GuideFacts): string => `<!doctype html>
<html lang="en" data-trust="asking">
<head>
<meta charset="utf-8">
<title>Northwest: trust this machine</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/${files.style}">
</head>
<body>
<main>
<h1>Northwest</h1>
<p class="when asking" role="status">Asking whether this device trusts the machine that serves the app …</p>
<section class="when yes" aria-live="polite">
<p>This device trusts the machine that serves the app.</p>
<p><a class="main" href="https://${host}/">Open the app</a></p>
<p>Install it there: the line at its foot leads on. From then on it needs neither network nor this machine.</p>
</section>
<section class="when no" aria-live="polite">
<p>This device does not trust the machine that serves the app yet, so the app cannot be kept on it. Trusting it takes
two minutes, once for each device.</p>
<p><a class="main" href="/${files.authority}">Fetch the certificate</a></p>
</section>
<section class="moving">
<h2>Played here before?</h2>
<p>What was saved at this address, over plain http, does not come along by itself: to the browser the secure address is
another place. Take it along as one file first.</p>
<p><a class="plain" href="/${files.plain}#/moving">Take my saves along</a></p>
</section>
<div class="when no">
<h2>On this device</h2>
${deviceGuides.map(deviceOf).join('\n')}
</div>
<section>
<h2>What trusting means</h2>
<ul>
<li>The machine that serves the app made a certificate authority of its own, “${safe(called)}”. Your device will believe
whatever that authority vouches for, until ${safe(until)} or until you remove it.</li>
<li>It can vouch for addresses of home networks and for this machine’s own, and for nothing else: that is written into
the certificate. No bank and no mail can be imitated with it.</li>
<li>Its key lies on that machine, readable by its user alone, and never leaves it. Who can read that user’s files can
use it. Trust no machine of somebody whom you would not trust with it.</li>
<li>This page came over plain http, and somebody in the same network could have changed it. The certificate is the right
one if the machine shows the same fingerprint where the app was started:<br><code>${safe(fingerprint)}</code></li>
</ul>
<h2>Without trusting</h2>
<p><a class="plain" href="/${files.plain}">Play over plain http</a>. Everything plays, but nothing is kept offline, and the
screen may go dark.</p>
</section>
</main>
<script src="/${files.script}"></script>
</body>
</html>
`;

export const guideStyle = `
:root { color-scheme: dark; font: 1.0625rem/1.5 system-ui, sans-serif; background: #131c17; color: #ece6d6; }
body { margin: 0; }
main { max-width: 42rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; }
h1 { font-size: 2.25rem; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
a { color: #f0b45c; }
a.main, a.plain { display: inline-block; padding: .75rem 1.25rem; border-radius: .5rem; text-decoration: none; }
a.main { background: #f0b45c; color: #131c17; font-weight: 700; }
a.plain { border: 1px solid #f0b45c; }
details { border: 1px solid #4a5a50; border-radius: .5rem; margin: .5rem 0; padding: 0 1rem; }
summary { padding: .75rem 0; font-weight: 700; cursor: pointer; }
li { margin: .5rem 0; }
code { overflow-wrap: anywhere; }
.when { display: none; }
[data-trust="asking"] .asking, [data-trust="yes"] .yes, [data-trust="no"] .no { display: block; }
.moving { display: none; }
[data-played="yes"] .moving { display: block; }
@media (scripting: none) { .when.no, .when.yes, .moving { display: block; } .when.asking { display: none; } }
`;
