import { expect, test } from 'vitest'
import { oneLine, type Shape } from './one-line.ts'

test.each<[string, Shape[], string | undefined]>([
  [
    'paths follow each other',
    [
      ['path', { d: 'M8 2v3' }],
      ['path', { d: 'M3 9h18' }],
    ],
    'M8 2v3M3 9h18',
  ],
  [
    'one that begins relatively begins anew',
    [
      ['path', { d: 'M1 1h2' }],
      ['path', { d: 'm16 9-5 5' }],
    ],
    'M1 1h2M0 0m16 9-5 5',
  ],
  ['a circle', [['circle', { cx: '12', cy: '10', r: '3' }]], 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  ['an ellipse', [['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }]], 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
  ['a line', [['line', { x1: '2', x2: '22', y1: '10', y2: '11' }]], 'M2 10L22 11'],
  ['a box', [['rect', { x: '3', y: '4', width: '18', height: '8' }]], 'M3 4h18v8h-18z'],
  [
    'a box with round corners',
    [['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }]],
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
  ],
  [
    'a shape with a colour of its own stays a shape',
    [
      ['path', { d: 'M8 2v3' }],
      ['circle', { cx: '1', cy: '1', r: '1', fill: 'red' }],
    ],
    undefined,
  ],
  ['corners of two radii stay', [['rect', { x: '0', y: '0', width: '9', height: '9', rx: '2', ry: '3' }]], undefined],
  ['what is not known stays', [['polyline', { points: '1 1 2 2' }]], undefined],
])('%s', (_, shapes, line) => {
  expect(oneLine(shapes)).toBe(line)
})
