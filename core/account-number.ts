/** The digits of a bank account that anybody sees. */
export const endingOf = (number: string): string => number.slice(-4)
export const maskedNumber = (ending: string): string => `•••• ${ending}`
