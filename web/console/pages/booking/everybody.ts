/** What the form sends for the whole booking. */
export const everybody = 'all'
