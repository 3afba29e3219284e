import { fetchWithPercent } from './upload-percent.ts'

// Before the entry of the site: what it does for a server that is away, it does for files on their way too.
window.fetch = fetchWithPercent(window.fetch.bind(window))
