import { expect, test } from 'vitest'
import { z } from 'zod'
import { modules } from '#server/modules.ts'

type Answering = { method: string; path: string; output: z.ZodType }

const beside = { picture_id: 'picture_colour', picture_ids: 'picture_colours' }

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Names of pictures that stand somewhere in a shape without the colours they wait in. */
function colourless(shape: object): string[] {
  const properties = 'properties' in shape && isNode(shape.properties) ? shape.properties : {}
  const own = Object.entries(beside).flatMap(([name, colour]) =>
    name in properties && !(colour in properties) ? [name] : [],
  )
  return [...own, ...Object.values(shape).filter(isNode).flatMap(colourless)]
}

const findings = (calls: readonly Answering[]): string[] =>
  calls.flatMap(({ method, path, output }) =>
    colourless(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })).map(
      (name) => `${method} ${path} answers ${name} without ${name.replace('_id', '_colour')}`,
    ),
  )

test('whoever answers a picture answers its colour beside it', () => {
  const calls: Answering[] = modules.flatMap((module) => Object.values(module.contract))
  expect(findings(calls)).toEqual([])
})

test('a picture without its colour is noticed, however deep it stands', () => {
  const bare = z.object({ picture_id: z.string().nullable() })
  const whole = bare.extend({ picture_colour: z.string().nullable() })
  const several = z.object({ picture_ids: z.array(z.string()), picture_colour: z.string() })
  const call = (output: z.ZodType) => findings([{ method: 'GET', path: '/x', output }])
  expect(call(z.array(whole))).toEqual([])
  expect(call(z.object({ items: z.array(bare.nullable()) }))).toEqual([
    'GET /x answers picture_id without picture_colour',
  ])
  expect(call(z.union([whole, z.array(several)]))).toEqual(['GET /x answers picture_ids without picture_colours'])
})
