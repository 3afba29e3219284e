import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** Rows of a table with a heading line; a column that the shape names and the table lacks is an error. */
export async function readTsv<Row extends z.ZodObject>(path: string, row: Row): Promise<z.output<Row>[]> {
  const [heading = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n')
  const names = heading.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return row.parse(Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])))
  })
}
