import { prepare } from './database.ts'

await prepare({ demo: true })
