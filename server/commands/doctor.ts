import { examine } from '../doctor/examine.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const findings = await examine()
for (const { name, is_good, says, remedy } of findings) {
  say(`${is_good ? 'good' : 'BAD '}  ${name.padEnd(13)}  ${says}${remedy ? `. ${remedy}.` : ''}`)
}
const faults = findings.filter(({ is_good }) => !is_good).length
say(faults === 0 ? 'Nothing is wrong.' : `${faults} of ${findings.length} checks are bad.`)
if (faults > 0) process.exitCode = 1
