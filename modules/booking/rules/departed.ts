/** From its day of departure on a journey is not given back, moved or declined here: seats that flew cannot be sold again. */
export const hasDeparted = ({ departs_on }: { departs_on: string }, today: string): boolean => today >= departs_on
