/** TG-1: the training game, line by line. Each line stands by itself. */
export const guideWords = {
  steps: {
    first:
      'Each side flips three of its four jars in a round. Abilities and Wild bring basic actions, Legend a power, Attack a fight. Any of them will do.',
    jar: 'Another of your jars. The one that is left at the end of the round comes back with the others.',
    jarAfterAttack: 'Your Attack jar is flipped: any other jar may now be flipped for one more attack.',
    row: 'One kind of basic action, as many as its row shows. ADVANCE moves a group, SPAWN brings a Haint, STRENGTHEN a cube for the Tree.',
    bag: 'The Family draws its actions from a bag. The bars say how likely each kind is.',
    back: 'What goes back may be drawn again; what stays is played now.',
    actions:
      'Tap a group, then where it goes: the number on a hex is its price. A mountain costs one more, a Storm one more for the Protectors.',
    legend: 'The Legend’s power and its track, in either order. Only legal hexes glow.',
    step: 'Tap a glowing hex, or leave this step out.',
    attack:
      'Tap Attack. Two numbers are the Units on both hexes, and the chance is worked out from what is in the Tree.',
    nobody: 'Nobody is in range: two hexes, three from a mountain.',
    drop: 'All cubes of all sides go into the Tree. You need as many as they have, and two for each hit.',
    pay: 'What came out may be spent or kept: you decide how many hits you pay for.',
    hit: 'A Legend never dies: it is pushed, and a Haint of its side dies for it.',
    clean:
      'Tokens under your Units are yours. Townsfolk walk home over hexes with your Units; Storms that touch each other reach Buildings. Each brings 2 points.',
    lay: 'A token on the row means more to draw, one in the bag means better draws.',
    end: 'Nothing is left to do: end the turn.',
    over: 'Seven points at the end of a round. The full game adds goals that you place, tiles, cards and the spoon.',
  },
};
