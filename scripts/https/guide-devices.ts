/** One kind of device, and what to tap on it. */
export interface DeviceGuide {
  readonly id: 'apple' | 'android' | 'chromebook' | 'windows' | 'mac' | 'linux' | 'firefox';
  readonly name: string;
  readonly trust: readonly string[];
  readonly install: string;
  readonly undo: string;
}

const fetched = 'Tap “Fetch the certificate” above.';

export const deviceGuides: readonly DeviceGuide[] = [
  {
    id: 'apple',
    name: 'iPad, iPhone',
    trust: [
      `In Safari: ${fetched} Allow the profile.`,
      'Open the settings of the device. Near the top: Profile Downloaded. Install it, with your passcode.',
      'Settings, General, About, at the very end: Certificate Trust Settings. Switch on the one that is called “Northwest on …”.',
      'Come back to this page.',
    ],
    install: 'Share, then Add to Home Screen. What is not installed, Safari may throw away after a week.',
    undo: 'Settings, General, VPN & Device Management: tap “Northwest on …”, Remove Profile.',
  },
  {
    id: 'android',
    name: 'Android phone or tablet',
    trust: [
      fetched,
      'Open the settings of the device and search for “CA certificate”. (Often: Security, More, Encryption & credentials, Install a certificate.)',
      'Choose CA certificate, Install anyway, and the file “northwest-authority.crt” among the downloads.',
      'Come back to this page, in Chrome. In Firefox, besides: Settings, About Firefox, tap the logo five times; back, Secret Settings, Use third party CA certificates.',
    ],
    install: 'The menu of Chrome, then Install app or Add to home screen.',
    undo: 'Search the settings for “Trusted credentials”, User: tap “Northwest on …”, Remove. Android says that the network may be monitored for as long as it is there.',
  },
  {
    id: 'chromebook',
    name: 'Chromebook',
    trust: [
      fetched,
      'Open chrome://certificate-manager, Local certificates, Custom, Installed by you: Import, and choose the file under Trusted certificates.',
      'Come back to this page.',
    ],
    install: 'The sign at the end of the address line: Install.',
    undo: 'At the same place: remove “Northwest on …”.',
  },
  {
    id: 'windows',
    name: 'Windows',
    trust: [
      `${fetched} Open the file.`,
      'Install Certificate, Current User, Place all certificates in the following store: Trusted Root Certification Authorities.',
      'Windows shows the fingerprint and asks once more. Say yes, close the browser, and come back to this page.',
    ],
    install: 'The sign at the end of the address line: Install.',
    undo: 'Start certmgr.msc; Trusted Root Certification Authorities, Certificates: delete “Northwest on …”.',
  },
  {
    id: 'mac',
    name: 'Mac',
    trust: [
      `${fetched} Open the file: Keychain Access takes it.`,
      'Find “Northwest on …” there, open it, Trust, and choose Always Trust.',
      'Come back to this page.',
    ],
    install: 'Safari: File, Add to Dock. Chrome: the sign at the end of the address line.',
    undo: 'Keychain Access: delete “Northwest on …”.',
  },
  {
    id: 'linux',
    name: 'Linux with Chrome or Chromium',
    trust: [
      fetched,
      'Open chrome://certificate-manager, Local certificates, Custom, Installed by you: Import, and choose the file under Trusted certificates.',
      'Come back to this page.',
    ],
    install: 'The sign at the end of the address line: Install.',
    undo: 'At the same place: remove “Northwest on …”.',
  },
  {
    id: 'firefox',
    name: 'Firefox on a computer',
    trust: [
      fetched,
      'Settings, Privacy & Security, View Certificates, Authorities, Import: choose the file, and tick “identify websites”.',
      'Come back to this page.',
    ],
    install:
      'Firefox installs no apps on most computers. It keeps this one offline all the same: make a bookmark.',
    undo: 'At the same place: choose “Northwest on …”, Delete or Distrust.',
  },
];
