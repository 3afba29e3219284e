import { dot, label, line, middle, svg } from './svg.server.ts'
import type { DiagramWords } from './words.ts'

const columns = { makkah: 104, mina: 170, muzdalifah: 243, arafah: 322 } as const
type Place = keyof typeof columns

/** Where pilgrims are, in the order they get there; a row is a day or a night. */
const way: readonly { row: number; place: Place }[] = [
  { row: 0, place: 'makkah' },
  { row: 0, place: 'mina' },
  { row: 1, place: 'arafah' },
  { row: 2, place: 'muzdalifah' },
  { row: 3, place: 'mina' },
  { row: 3, place: 'makkah' },
  { row: 4, place: 'mina' },
  { row: 5, place: 'mina' },
  { row: 6, place: 'mina' },
  { row: 6, place: 'makkah' },
]
const at = ({ row, place }: (typeof way)[number]) => [columns[place], 66 + row * 42] as const

export function hajjDays(say: DiagramWords): string {
  const days = ['8', '9', `9 ${say.night}`, '10', '11', '12', '13']
  const places: readonly Place[] = ['makkah', 'mina', 'muzdalifah', 'arafah']
  return svg({ width: 360, height: 346 }, [
    '<rect x="1" y="1" width="358" height="344" rx="12" class="fill-paper stroke-line"/>',
    ...places.map((place) =>
      line(
        [
          [columns[place], 44],
          [columns[place], 330],
        ],
        'stroke-line stroke-2',
      ),
    ),
    ...places.map((place) => middle([columns[place], 30], say[place])),
    ...days.map((day, row) => label([14, 71 + row * 42], day, 'fill-ink font-bold')),
    line(way.map(at), 'stroke-brand stroke-[3]'),
    ...way.map((stop) =>
      stop.place === 'arafah'
        ? dot(at(stop), 15, 'fill-accent stroke-brand stroke-[3]')
        : dot(at(stop), 8, 'fill-paper stroke-brand stroke-[3]'),
    ),
  ])
}
