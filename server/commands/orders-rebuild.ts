import { rebuildOrderSummaries } from '#modules/orders/module.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

await runCommand(async () => {
  await withDatabase((db) => rebuildOrderSummaries(db, new Date()))
  process.stdout.write('The order lists are made anew.\n')
})
