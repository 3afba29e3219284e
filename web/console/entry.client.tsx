import './fetch-with-percent.ts'
import '../entry.client.tsx'
