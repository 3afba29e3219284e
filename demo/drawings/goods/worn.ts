import { darker, lighter, mix } from '../colour.ts'
import { type Stage, tone } from '../stage.ts'
import { circle, ellipse, fade, group, line, path, rect, times } from '../svg.ts'
import { type Good, patterned, pool, stitch } from './studio.ts'

function hanger(stage: Stage): string {
  const wood = tone(stage, '#a8703f')
  return group([
    line('M600 150C600 100 660 100 655 60C650 30 600 30 596 64', '#8d8f92', 9, 'stroke-linecap="round"'),
    line('M390 250Q600 90 810 250', wood.lit, 24, 'stroke-linecap="round"'),
  ])
}

/** Folds falling from the shoulders. */
const folds = (colour: string, places: readonly string[]) =>
  line(places.join(''), colour, 7, `stroke-linecap="round" ${fade(0.55)}`)

const mukena: Good = {
  paint: (stage, colour) => {
    const cloth = tone(stage, colour)
    const trim = tone(stage, mix(colour, '#c58b2b', 0.55))
    const body =
      'M600 150C470 150 440 260 425 340C390 520 300 660 250 800Q600 900 950 800C900 660 810 520 775 340C760 260 730 150 600 150Z'
    const skirt = 'M330 800L250 1080Q600 1140 950 1080L870 800Z'
    return group([
      pool(stage, [600, 1110, 820]),
      path(skirt, cloth.mid),
      folds(cloth.shade, ['M450 850L420 1090', 'M560 870L550 1100', 'M660 870L680 1100', 'M760 850L800 1090']),
      line('M254 1066Q600 1126 946 1066', trim.lit, 16),
      path(body, cloth.lit),
      path(
        'M600 150C470 150 440 260 425 340C390 520 300 660 250 800Q340 826 430 838C440 620 480 420 520 330Z',
        cloth.mid,
        fade(0.7),
      ),
      folds(cloth.mid, ['M480 560L440 820', 'M600 540V850', 'M720 560L765 825']),
      ellipse([600, 310, 96, 124], trim.lit),
      ellipse([600, 310, 82, 110], cloth.shade),
      path('M522 340Q600 470 678 340Q690 440 600 500Q510 440 522 340Z', cloth.mid),
      ...times(21, (i) => {
        const t = (i + 0.5) / 21
        return circle([258 + t * 684, 806 + Math.sin(t * Math.PI) * 48, 16], i % 2 ? trim.lit : trim.bright)
      }),
      ...times(9, (i) => {
        const turn = Math.PI * (0.1 + i * 0.1)
        return circle([600 + Math.cos(turn) * 116, 320 + Math.sin(turn) * 146, 10], trim.lit)
      }),
    ])
  },
  alt: { id: 'Mukena dengan hiasan tepi', en: 'A women’s prayer robe with a trimmed hem' },
  dyes: ['putih', 'krem', 'merahmuda', 'mint', 'marun', 'navy', 'toska', 'hijau', 'ungu'],
}

const mukenaPouch: Good = {
  paint: (stage, colour) => {
    const cloth = tone(stage, colour)
    const trim = tone(stage, mix(colour, '#d3a03c', 0.6))
    const bag = 'M640 590Q640 560 670 560H960Q990 560 990 590L1010 960Q1010 1010 960 1010H670Q620 1010 620 960Z'
    return group([
      pool(stage, [600, 1010, 960]),
      ...times(5, (i) =>
        group([
          rect([190 + i * 6, 880 - i * 92, 520 - i * 12, 130], i % 2 ? cloth.mid : cloth.lit, 'rx="56"'),
          line(`M210 ${1000 - i * 92}H690`, cloth.shade, 4, fade(0.5)),
        ]),
      ),
      stitch('M260 560H650', trim.lit),
      path(bag, cloth.lit),
      patterned(stage, bag, { line: trim.lit, size: 84, width: 3 }),
      path('M640 590Q640 560 670 560H730L712 1010H670Q620 1010 620 960Z', cloth.mid, fade(0.6)),
      line('M630 640H1000', trim.lit, 10),
      rect([690, 624, 60, 32], trim.bright, 'rx="8"'),
      line('M700 560C700 440 930 440 930 560', cloth.mid, 20),
    ])
  },
  alt: { id: 'Mukena terlipat dengan kantongnya', en: 'A folded prayer robe with its pouch' },
  dyes: ['navy', 'krem', 'hijau', 'ungu', 'putih', 'merahmuda', 'mint'],
}

const songkok: Good = {
  paint: (stage, colour) => {
    const felt = tone(stage, colour)
    const gold = tone(stage, '#d3a03c')
    const side = 'M240 900L280 560Q600 480 920 560L960 900Q600 1010 240 900Z'
    return group([
      pool(stage, [600, 960, 860]),
      path(side, felt.lit),
      path('M240 900L280 560Q360 534 440 524L420 948Q330 930 240 900Z', felt.mid, fade(0.8)),
      path('M790 528L850 540 890 918 820 936Z', lighter(colour, 0.22), fade(0.5)),
      ellipse([600, 552, 321, 76], felt.mid),
      ellipse([600, 542, 313, 66], lighter(colour, 0.12)),
      path('M300 542Q600 622 900 542Q600 582 300 542Z', felt.deep, fade(0.7)),
      line('M252 826Q600 930 948 826', gold.lit, 10),
      line('M244 880Q600 986 956 880', gold.lit, 10),
      ...times(15, (i) => {
        const t = (i + 0.5) / 15
        const [x, y] = [262 + t * 676, 856 + Math.sin(t * Math.PI) * 78]
        return path(`M${x} ${y - 24}l17 24l-17 24l-17 -24z`, gold.lit)
      }),
    ])
  },
  alt: { id: 'Peci beludru dengan pita bermotif', en: 'A velvet cap with a patterned band' },
  dyes: ['hitam', 'navy', 'marun', 'cokelat', 'hijau'],
}

const knittedCap: Good = {
  paint: (stage, colour) => {
    const yarn = tone(stage, colour)
    const hole = darker(colour, 0.22)
    const dome = 'M270 880C250 560 400 380 600 380C800 380 950 560 930 880Q600 980 270 880Z'
    const rows = times(8, (row) =>
      times(11, (i) => {
        const t = row / 8
        const half = 320 - t * t * 240
        const x = 600 + ((i - 5) / 5) * half * (0.96 - t * 0.1)
        const y = 860 - row * 56 + (1 - ((i - 5) / 5) ** 2) * 50
        return path(`M${x} ${y - 16}l${13 - row} 16l-${13 - row} 16l-${13 - row} -16z`, hole, fade(0.55))
      }),
    )
    return group([
      pool(stage, [600, 930, 780]),
      path(dome, yarn.lit),
      path('M270 880C250 560 400 380 600 380C480 420 400 620 420 918Q340 906 270 880Z', yarn.mid, fade(0.7)),
      ...rows.flat(),
      line('M266 850Q600 952 934 850', yarn.mid, 12),
      path('M262 872Q600 976 938 872L934 930Q600 1030 266 930Z', yarn.bright),
      stitch('M270 905Q600 1006 930 905', yarn.shade),
      circle([600, 390, 20], yarn.mid),
    ])
  },
  alt: { id: 'Peci rajut', en: 'A crocheted cap' },
  dyes: ['putih', 'krem', 'abu', 'hitam', 'cokelat', 'hijau'],
}

const robe: Good = {
  paint: (stage, colour) => {
    const cloth = tone(stage, colour)
    const trim = tone(stage, mix(colour, '#e3c27c', 0.6))
    const body = 'M500 210L700 210L800 270L760 560L900 1080Q600 1140 300 1080L440 560L400 270Z'
    const sleeve = (k: 1 | -1) =>
      `M${600 + k * 190} 262L${600 + k * 400} 640L${600 + k * 300} 700L${600 + k * 150} 480Z`
    return group([
      pool(stage, [600, 1110, 760]),
      hanger(stage),
      path(sleeve(-1), cloth.mid),
      path(sleeve(1), cloth.lit),
      path('M200 640L300 700L318 664L222 600Z', trim.lit),
      path('M1000 640L900 700L882 664L978 600Z', trim.lit),
      path(body, cloth.lit),
      path('M500 210L400 270L440 560L300 1080Q380 1100 450 1108L540 400Z', cloth.mid, fade(0.75)),
      folds(cloth.shade, ['M480 640L400 1080', 'M600 700V1110', 'M710 640L790 1080']),
      path('M500 210Q600 320 700 210L660 196Q600 240 540 196Z', trim.lit),
      rect([584, 280, 32, 300], trim.lit, 'rx="10"'),
      ...times(5, (i) => circle([600, 310 + i * 58, 9], cloth.deep)),
      line('M304 1066Q600 1126 896 1066', trim.lit, 12),
    ])
  },
  alt: { id: 'Gamis panjang di gantungan', en: 'A long robe on a hanger' },
  dyes: ['hitam', 'navy', 'marun', 'mint', 'krem', 'hijau', 'putih', 'cokelat'],
}

const shirt: Good = {
  paint: (stage, colour) => {
    const cloth = tone(stage, colour)
    const trim = tone(stage, mix(colour, '#b5792a', 0.4))
    const body = 'M470 250L730 250L860 310L830 520L820 1020Q600 1050 380 1020L370 520L340 310Z'
    const sleeve = (k: 1 | -1) =>
      `M${600 + k * 230} 296L${600 + k * 420} 760L${600 + k * 300} 800L${600 + k * 200} 500Z`
    return group([
      pool(stage, [600, 1060, 640]),
      hanger(stage),
      path(sleeve(-1), cloth.mid),
      path(sleeve(1), cloth.mid),
      line('M178 750L304 792M1022 750L896 792', trim.lit, 14),
      path(body, cloth.lit),
      path('M470 250L340 310L370 520L380 1020Q430 1030 480 1034L500 300Z', cloth.mid, fade(0.7)),
      path('M500 250Q600 300 700 250V214Q600 262 500 214Z', trim.lit),
      rect([566, 276, 68, 400], trim.lit, fade(0.9)),
      patterned(stage, 'M566 276H634V676H566Z', { line: cloth.bright, size: 46, width: 3 }),
      ...times(6, (i) => circle([600, 310 + i * 64, 10], cloth.bright)),
      path('M690 470H800V600L745 620L690 600Z', cloth.mid, fade(0.5)),
      folds(cloth.mid, ['M470 760L460 1010', 'M700 760L720 1010']),
    ])
  },
  alt: { id: 'Baju koko di gantungan', en: 'A koko shirt on a hanger' },
  dyes: ['putih', 'navy', 'abu', 'cokelat', 'hijau', 'krem'],
}

const scarf: Good = {
  paint: (stage, colour) => {
    const cloth = tone(stage, colour)
    const edge = tone(stage, mix(colour, '#c58b2b', 0.4))
    const hood =
      'M600 190C440 190 400 360 412 510C390 640 270 700 220 930Q600 1050 980 930C930 700 810 640 788 510C800 360 760 190 600 190Z'
    const wood = tone(stage, '#a8703f')
    return group([
      pool(stage, [600, 1090, 520]),
      rect([560, 960, 80, 110], wood.mid),
      rect([420, 1060, 360, 34], wood.lit, 'rx="16"'),
      path(hood, cloth.lit),
      patterned(stage, hood, { line: cloth.bright, size: 160, width: 3 }),
      path(
        'M600 190C440 190 400 360 412 510C390 640 270 700 220 930Q310 962 400 978C400 800 470 640 490 520Z',
        cloth.mid,
        fade(0.7),
      ),
      ellipse([600, 420, 126, 158], edge.lit),
      ellipse([600, 420, 116, 148], tone(stage, '#dcc3a0').lit),
      path(
        'M478 440C500 560 560 600 600 610C660 600 704 560 722 440C800 600 760 720 560 760C440 740 420 600 478 440Z',
        cloth.bright,
      ),
      folds(cloth.mid, [
        'M500 600Q600 700 740 600',
        'M520 780Q480 860 470 940',
        'M640 770Q680 870 690 950',
        'M760 700Q820 800 840 910',
      ]),
      line('M226 912Q600 1032 974 912', edge.lit, 10),
      circle([690, 600, 18], edge.bright),
    ])
  },
  alt: { id: 'Kerudung di atas peraga', en: 'A headscarf on a display stand' },
  dyes: ['krem', 'merahmuda', 'abu', 'hitam', 'toska', 'navy', 'mint'],
}

export const worn = {
  mukena,
  'mukena-pouch': mukenaPouch,
  songkok,
  'knitted-cap': knittedCap,
  robe,
  shirt,
  scarf,
}
