import { prepare } from './database.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => prepare({ demo: false }))
