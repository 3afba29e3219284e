import { darker, mix } from '../colour.ts'
import { tone } from '../stage.ts'
import { ellipse, fade, group, line, path, rect, times } from '../svg.ts'
import { badge, type Good, patterned, pool, stitch } from './studio.ts'

const sandals: Good = {
  paint: (stage, colour) => {
    const sole = tone(stage, mix(colour, '#d8b98a', 0.55))
    const strap = tone(stage, colour)
    const one = (turn: number, x: number) =>
      group(
        [
          path(
            'M0 -370C110 -370 130 -240 116 -120C104 -10 140 110 120 250C106 350 -106 350 -120 250C-140 110 -104 -10 -116 -120C-130 -240 -110 -370 0 -370Z',
            stage.mood.fill,
            `transform="translate(-14 22)" ${fade(0.3)}`,
          ),
          path(
            'M0 -370C110 -370 130 -240 116 -120C104 -10 140 110 120 250C106 350 -106 350 -120 250C-140 110 -104 -10 -116 -120C-130 -240 -110 -370 0 -370Z',
            strap.shade,
          ),
          path(
            'M0 -350C96 -350 112 -232 100 -118C90 -10 122 108 104 240C92 326 -92 326 -104 240C-122 108 -90 -10 -100 -118C-112 -232 -96 -350 0 -350Z',
            sole.lit,
          ),
          ellipse([0, 230, 70, 56], sole.mid, fade(0.6)),
          ellipse([0, -210, 72, 80], sole.mid, fade(0.45)),
          line('M-124 60Q0 -60 0 -250Q0 -60 124 60', strap.lit, 46, 'stroke-linecap="round" stroke-linejoin="round"'),
          stitch('M-118 60Q0 -60 0 -246Q0 -60 118 60', strap.bright),
        ],
        `transform="translate(${x} 620) rotate(${turn})"`,
      )
    return group([one(-9, 430), one(8, 780)])
  },
  alt: { id: 'Sepasang sandal dilihat dari atas', en: 'A pair of sandals seen from above' },
  dyes: ['cokelat', 'hitam', 'krem'],
}

const socks: Good = {
  paint: (stage, colour) => {
    const knit = tone(stage, colour)
    const heel = tone(stage, darker(colour, 0.16))
    const one = (x: number) => {
      const shape = `M${x} 260H${x + 230}V640C${x + 230} 720 ${x + 300} 760 ${x + 390} 800C${x + 470} 840 ${x + 460} 940 ${x + 370} 950C${x + 250} 960 ${x + 60} 900 ${x + 10} 800C${x - 10} 740 ${x} 700 ${x} 640Z`
      return group([
        path(shape, stage.mood.fill, `transform="translate(-12 20)" ${fade(0.25)}`),
        path(shape, knit.lit),
        path(
          `M${x} 640C${x} 700 ${x - 10} 740 ${x + 10} 800Q${x + 60} 860 ${x + 130} 880Q${x + 130} 720 ${x} 640Z`,
          heel.lit,
        ),
        path(`M${x + 330} 776C${x + 470} 830 ${x + 460} 940 ${x + 370} 950Q${x + 310} 900 ${x + 330} 776Z`, heel.lit),
        rect([x, 260, 230, 80], heel.lit),
        line(times(11, (i) => `M${x + 14 + i * 20} 264v72`).join(''), knit.shade, 4, fade(0.5)),
        ...times(9, (i) => ellipse([x + 150 + i * 30, 906 + Math.sin(i * 0.5) * 12, 8, 5], heel.bright)),
      ])
    }
    return group([pool(stage, [620, 1000, 900]), one(480), one(250)])
  },
  alt: { id: 'Sepasang kaus kaki', en: 'A pair of socks' },
  dyes: ['hitam', 'krem', 'cokelat'],
}

const ihram: Good = {
  paint: (stage, colour) => {
    const towel = tone(stage, colour)
    const rope = tone(stage, '#2f7d69')
    return group([
      pool(stage, [600, 1020, 900]),
      ...times(4, (i) =>
        group([
          rect([230 + i * 8, 850 - i * 130, 740 - i * 16, 168], i % 2 ? towel.mid : towel.lit, 'rx="66"'),
          line(`M250 ${934 - i * 130}H950`, towel.mid, 8),
          line(
            times(22, (k) => `M${270 + k * 31} ${880 - i * 130}v18M${284 + k * 31} ${960 - i * 130}v18`).join(''),
            towel.shade,
            5,
            fade(0.3),
          ),
        ]),
      ),
      rect([540, 452, 120, 570], rope.lit),
      patterned(stage, 'M540 452H660V1022H540Z', { line: rope.bright, size: 60, width: 3 }),
      badge([600, 700, 92], '#fbf1da', rope.mid),
    ])
  },
  alt: { id: 'Kain ihram putih terlipat', en: 'Folded white ihram cloth' },
  dyes: ['putih', 'krem'],
}

const belt: Good = {
  paint: (stage, colour) => {
    const web = tone(stage, colour)
    const metal = tone(stage, '#b9bec2')
    const pocket = (x: number, wide: number) => {
      const shape = `M${x} 560H${x + wide}V800Q${x + wide} 830 ${x + wide - 30} 830H${x + 30}Q${x} 830 ${x} 800Z`
      return group([
        path(shape, web.lit),
        stitch(`M${x + 14} 574H${x + wide - 14}V800H${x + 14}Z`, web.shade),
        line(`M${x + 20} 620H${x + wide - 20}`, metal.mid, 10),
        rect([x + wide - 60, 606, 28, 44], metal.lit, 'rx="8"'),
      ])
    }
    return group([
      pool(stage, [600, 960, 960]),
      line('M150 640C60 360 1140 360 1050 640', web.shade, 110),
      line('M150 630C60 352 1140 352 1050 630', web.mid, 90),
      path('M130 600Q600 760 1070 600V760Q600 930 130 760Z', web.mid),
      path('M130 600Q600 760 1070 600V640Q600 800 130 640Z', web.bright, fade(0.5)),
      pocket(220, 250),
      pocket(740, 240),
      rect([510, 640, 190, 220], metal.lit, 'rx="26"'),
      rect([545, 676, 120, 148], web.mid, 'rx="14"'),
      rect([592, 630, 26, 150], metal.bright, 'rx="12"'),
    ])
  },
  alt: { id: 'Sabuk bersaku dengan gesper', en: 'A belt with pockets and a buckle' },
  dyes: ['putih', 'hijau', 'hitam'],
}

export const feet = { sandals, socks, ihram, belt }
