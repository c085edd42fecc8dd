/** What a tap on another card means while one of ours is chosen. */
export type Aim = 'strike' | 'attract' | 'pass';
