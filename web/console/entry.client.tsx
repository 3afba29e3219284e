import '../entry.client.tsx'
import { fetchWithPercent } from './upload-percent.ts'

window.fetch = fetchWithPercent(window.fetch.bind(window))
