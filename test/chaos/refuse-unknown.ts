/** A misspelt trial would be one that holds without having been tried. */
export function refuseUnknown(names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  process.stdout.write(`No such trial: ${unknown.join(', ')}. There are ${known.join(', ')}.\n`)
  process.exit(2)
}
