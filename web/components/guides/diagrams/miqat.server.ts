import { dot, ending, head, label, line, svg } from './svg.server.ts'
import type { DiagramWords } from './words.ts'

// Degrees east and north. A degree is 111 km north and 103 km east at this latitude; 0.95 px a kilometre.
const at = (east: number, north: number) =>
  [Math.round(90 + (east - 39) * 97.9), Math.round(20 + (24.7 - north) * 105.5)] as const
const makkah = at(39.83, 21.42)
const madinah = at(39.61, 24.47)
const jeddah = at(39.19, 21.54)

const station = ([x, y]: readonly [number, number]): string =>
  `<path d="M${x} ${y - 9}l9 9-9 9-9-9Z" class="fill-accent stroke-paper stroke-2"/>`

/** True to scale: the distances of the text can be seen. */
export function miqatMap(say: DiagramWords): string {
  const hulayfah = at(39.54, 24.41)
  const juhfah = at(39.14, 22.71)
  const qarn = at(40.42, 21.6)
  const irq = at(40.42, 21.93)
  const yalamlam = at(39.87, 20.52)
  return svg({ width: 360, height: 510 }, [
    '<rect x="1" y="1" width="358" height="508" rx="12" class="fill-paper stroke-line"/>',
    '<path d="M2 90C40 150 78 190 90 220 96 270 98 310 104 357 110 400 130 440 146 466 160 482 176 496 190 508H14A12 12 0 0 1 2 496Z" class="fill-brand-soft"/>',
    label([22, 440], say.redSea, 'fill-brand-text'),
    line([madinah, hulayfah, at(39.2, 23.2), at(39.45, 22.2), makkah], 'stroke-brand stroke-2'),
    line([[352, 486], [230, 452], yalamlam, [128, 398], jeddah], 'stroke-muted stroke-2 [stroke-dasharray:2_6]'),
    head([128, 398], 248, 'fill-muted'),
    dot(makkah, 20, 'fill-transparent stroke-brand [stroke-dasharray:3_4]'),
    `<rect x="${makkah[0] - 7}" y="${makkah[1] - 7}" width="14" height="14" rx="2" class="fill-brand"/>`,
    label([makkah[0] - 24, makkah[1] + 38], say.makkah, 'fill-ink font-bold'),
    dot(madinah, 5, 'fill-brand'),
    label([madinah[0] + 12, madinah[1]], say.madinah),
    dot(jeddah, 5, 'fill-ink'),
    ending([jeddah[0] - 10, jeddah[1] + 4], say.jeddah),
    ...[hulayfah, juhfah, qarn, irq, yalamlam].map(station),
    ending([hulayfah[0] - 14, hulayfah[1] + 8], say.dhulHulayfah),
    ending([juhfah[0] - 14, juhfah[1] + 5], say.juhfah),
    label([qarn[0] + 15, qarn[1] + 8], say.qarn),
    label([irq[0] + 15, irq[1] + 1], say.dhatIrq),
    label([yalamlam[0] + 16, yalamlam[1] + 20], say.yalamlam),
    line(
      [
        [248, 40],
        [343, 40],
      ],
      'stroke-ink stroke-2',
    ),
    label([272, 30], say.scale, 'fill-muted'),
  ])
}
