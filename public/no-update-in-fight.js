// Part of the service worker. While a fight is unfinished no other version is installed: one that lies ready would
// take over by itself as soon as the app is closed for a moment, an empty battery included.
// src/offline/fight-mark.ts leaves the mark that is looked for here.
const day = 86_400_000;

async function refuseInFight() {
  if (!self.registration.active) return;
  const mark = await (await caches.open('northwest-fight')).match('fight-mark');
  if (mark && Date.now() - Number(await mark.text()) < day) throw new Error('A fight goes on: not now.');
}

self.addEventListener('install', event => event.waitUntil(refuseInFight()));
