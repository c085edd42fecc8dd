export const awakeWords = {
  impossible:
    'The app cannot keep the screen on here. Let it stay on for the evening in the settings of the device; on an iPad: Display & Brightness, Auto-Lock, Never.',
};
