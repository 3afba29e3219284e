/** Where the console is on its host: its pages, their data and its assets are below. */
export const mountedAt = '/console'
