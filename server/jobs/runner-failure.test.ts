import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { makeLog } from '../log.ts'
import { runnerFailure } from './runner-failure.ts'

/** What the log says of a failure. */
function logged(emitted: unknown) {
  let line = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      line += String(chunk)
      done()
    },
  })
  makeLog({ LOG_LEVEL: 'error' }, sink).error(runnerFailure(emitted), 'the job runner failed')
  return JSON.parse(line)
}

/** As pg-boss spreads an error before it hands it on. */
const spread = (error: Error) => ({
  ...error,
  message: error.message,
  stack: error.stack,
  queue: 'outbox',
  worker: '1',
})

test('a failure of the job runner says why, and at which queue', () => {
  const gone = logged(spread(new Error('Queue outbox does not exist')))
  expect(gone).toMatchObject({ queue: 'outbox', err: { message: 'Queue outbox does not exist', type: 'Error' } })
  expect(gone.err.stack).toContain('runner-failure.test.ts')
})

test('a failure of the database is named by its state, and its text stays out', () => {
  const full = Object.assign(new Error('could not extend file for kenari@rihla.test'), { code: '53100' })
  for (const one of [full, spread(full)]) {
    const { err } = logged(one)
    expect(err).toMatchObject({ reason: '53100', message: 'query failed' })
    expect(JSON.stringify(err)).not.toContain('kenari')
  }
})

test('one that says nothing is written down all the same', () => {
  for (const nothing of [undefined, null, 'x', {}])
    expect(logged(nothing)).toMatchObject({ err: { message: 'it did not say why' }, msg: 'the job runner failed' })
})
