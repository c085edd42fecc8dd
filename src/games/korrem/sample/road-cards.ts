/** What the world cards of the road are called: events with their turns, artifacts with their points. */
export const roadCards = {
  event: [
    ['Salt fog', 1],
    ['Market week', 2],
    ['Low water', 2],
    ['Long night', 1],
  ],
  artifact: [
    ['Ferry bell', 2],
    ['Reed crown', 3],
    ['Kiln key', 1],
    ['Tide glass', 2],
    ['Barrow lamp', 1],
    ['Salt seal', 3],
  ],
} as const;
