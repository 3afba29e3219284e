/** What rooms are called, in the shop, in an order and in PDFs: spread into the words of whoever names one. */
export const roomNames = {
  quad: { id: 'Quad · berempat', en: 'Quad room' },
  triple: { id: 'Triple · bertiga', en: 'Triple room' },
  double: { id: 'Double · berdua', en: 'Double room' },
}

/** The same inside a sentence. */
export const roomInText = {
  roomIn: {
    id: (type: keyof typeof roomNames) => `kamar ${type}`,
    en: (type: keyof typeof roomNames) => `${type} room`,
  },
}

/** A room of an order, and how many sleep in it. */
export const roomWithPeople = {
  roomOf: {
    id: (room: string, people: string) => `${room}, ${people} orang`,
    en: (room: string, people: string) => `${room}, ${people} ${people === '1' ? 'person' : 'people'}`,
  },
}
