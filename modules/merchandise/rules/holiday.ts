type Holiday = { closed_from: string | null; closed_until: string | null }

/** The last day of the holiday a store is on; both its days belong to it. */
export const closedUntil = ({ closed_from, closed_until }: Holiday, today: string): string | null =>
  closed_from !== null && closed_until !== null && closed_from <= today && today <= closed_until ? closed_until : null
