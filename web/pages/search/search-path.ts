export const searchPath = '/search-page'
