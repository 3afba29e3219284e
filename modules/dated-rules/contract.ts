import { z } from 'zod'
import { call } from '#core/call.ts'
import { datedRulesShape } from './shapes.ts'

export const rules = call({
  method: 'GET',
  path: '/api/v1/rules',
  who: 'anyone',
  about:
    'The numbers in force today that may change from a day on: caps, minimums, ages, days before a departure, terms of financing.',
  input: z.object({}),
  output: datedRulesShape,
})
