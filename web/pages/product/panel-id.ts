/** The price box, as links and addresses point to it. */
export const panelId = 'offer'
