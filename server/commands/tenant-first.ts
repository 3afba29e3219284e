import { addFirstBrand, firstBrandFields } from '#modules/tenant/module.ts'
import { productClock } from '../clock.ts'
// Loaded for what modules do when a brand is made.
import '../modules.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const end = (line: string) => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const [host, name, email, phone_number] = process.argv.slice(2)
const given = firstBrandFields.safeParse({ host, name, email, phone_number })
if (given.success) {
  const brand = given.data
  await runCommand(async () => {
    const isMade = await withDatabase((db) => db.transaction((tx) => addFirstBrand(tx, brand, productClock().now())))
    if (isMade) process.stdout.write(`${brand.name} is at ${brand.host}. The rest of it is set at the desk.\n`)
    else end('There is a brand already: the desk adds others.')
  })
} else {
  end(`npm run tenant:first -- HOST "NAME" EMAIL +628… (${given.error.issues.map(({ path }) => path[0]).join(', ')})`)
}
