import { machine } from '#core/machine.ts'

/** A machine with every fault: what the machines check must notice. */
export const faultyLight = machine({
  start: 'red',
  ends: ['off'],
  on: {
    go: { from: ['red'], to: 'green', by: ['clock'] },
    stop: { from: ['green'], to: 'red', by: [] },
    revive: { from: ['off'], to: 'red', by: ['clock'] },
    stick: { from: ['green'], to: 'broken', by: ['clock'] },
    fade: { from: ['amber'], to: 'red', by: ['clock'] },
    wait: { from: [], to: 'red', by: ['clock'] },
  },
})
