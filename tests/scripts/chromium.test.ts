import { describe, expect, it } from 'vitest';
import { findChromium, noChromium, usualPlaces } from '../../scripts/chromium';

describe('finding Chromium', () => {
  it('looks in the usual places of each system', () => {
    const mac = usualPlaces('darwin', { HOME: '/Users/ada', PATH: '' });
    expect(mac[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(mac).toContain('/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium');
    const windows = usualPlaces('win32', { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\L' });
    expect(windows[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(windows).toContain('C:\\L\\Microsoft\\Edge\\Application\\msedge.exe');
    const linux = usualPlaces('linux', { PATH: '/usr/bin:/snap/bin' });
    expect(linux.slice(0, 2)).toEqual(['/usr/bin/chromium', '/snap/bin/chromium']);
    expect(linux).toContain('/usr/bin/google-chrome-stable');
  });

  it('takes the path it is given, and does not go on looking when that is wrong', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    const wrong = { CHROMIUM_PATH: '/nowhere/chromium', PATH: process.env.PATH };
    expect(findChromium(wrong)).toBeUndefined();
    expect(noChromium(wrong)).toContain('/nowhere/chromium');
    expect(noChromium({})).toContain('install Chromium');
  });
});
