import { darker, lighter, mix } from '../colour.ts'
import { rosette } from '../girih.ts'
import { at } from '../random.ts'
import { glow, type Stage, tone } from '../stage.ts'
import { circle, ellipse, fade, group, line, path, poly, rect, times } from '../svg.ts'
import { badge, type Good, patterned, pool, stitch } from './studio.ts'

function bow(stage: Stage, [x, y, s]: readonly [number, number, number], colour: string): string {
  const silk = tone(stage, colour)
  const loop = (k: 1 | -1) =>
    `M${x} ${y}C${x + k * 60 * s} ${y - 150 * s} ${x + k * 230 * s} ${y - 130 * s} ${x + k * 210 * s} ${y - 20 * s}C${x + k * 190 * s} ${y + 60 * s} ${x + k * 70 * s} ${y + 50 * s} ${x} ${y}Z`
  const tail = (k: 1 | -1) =>
    `M${x} ${y}C${x + k * 60 * s} ${y + 70 * s} ${x + k * 110 * s} ${y + 110 * s} ${x + k * 130 * s} ${y + 190 * s}L${x + k * 80 * s} ${y + 170 * s}L${x + k * 50 * s} ${y + 200 * s}Z`
  return group([
    path(tail(-1) + tail(1), silk.mid),
    path(loop(-1), silk.lit),
    path(loop(1), silk.lit),
    path(
      `M${x} ${y}C${x - 80 * s} ${y - 60 * s} ${x - 150 * s} ${y - 60 * s} ${x - 160 * s} ${y - 10 * s}Z`,
      silk.shade,
    ),
    path(
      `M${x} ${y}C${x + 80 * s} ${y - 60 * s} ${x + 150 * s} ${y - 60 * s} ${x + 160 * s} ${y - 10 * s}Z`,
      silk.shade,
    ),
    ellipse([x, y, 42 * s, 36 * s], silk.bright),
  ])
}

const hamper: Good = {
  paint: (stage, colour) => {
    const card = tone(stage, colour)
    const ribbon = mix('#e6c27a', lighter(colour, 0.6), 0.2)
    const silk = tone(stage, ribbon)
    return group([
      pool(stage, [600, 1030, 900]),
      rect([250, 600, 700, 420], card.lit, 'rx="10"'),
      patterned(stage, 'M250 600H950V1020H250Z', { line: card.bright, size: 120, width: 4 }),
      rect([250, 600, 210, 420], card.mid, `rx="10" ${fade(0.6)}`),
      rect([220, 480, 760, 150], card.lit, 'rx="14"'),
      rect([220, 480, 230, 150], card.mid, `rx="14" ${fade(0.7)}`),
      rect([220, 612, 760, 18], card.shade, fade(0.6)),
      rect([550, 480, 100, 540], silk.lit),
      rect([550, 480, 30, 540], silk.mid),
      bow(stage, [600, 470, 1.35], ribbon),
    ])
  },
  alt: { id: 'Kotak bingkisan berpita', en: 'A gift box with a ribbon' },
  dyes: ['hijau', 'marun', 'navy', 'terakota'],
}

const giftBag: Good = {
  paint: (stage, colour) => {
    const card = tone(stage, colour)
    const gold = tone(stage, '#e0b65c')
    const front = 'M330 430H800V1020H330Z'
    return group([
      pool(stage, [620, 1020, 760]),
      line('M450 430C440 200 690 200 680 430', gold.mid, 16),
      path('M800 430L920 380V960L800 1020Z', card.shade),
      path('M330 430L430 390H920L800 430Z', card.deep),
      path('M430 400L500 300L560 400L640 280L700 395L780 310L820 400Z', '#fbf3e4'),
      path(front, card.lit),
      patterned(stage, front, { line: card.bright, size: 110, width: 4 }),
      path('M330 430H450V1020H330Z', card.mid, fade(0.5)),
      badge([565, 720, 140], gold.lit, card.mid),
      line('M470 450C460 250 670 250 660 450', gold.lit, 16),
      ...[470, 660].map((x) => circle([x, 452, 15], gold.bright)),
      path('M800 430L860 700L800 1020', 'none', `stroke="${card.mid}" stroke-width="5"`),
    ])
  },
  alt: { id: 'Tas kertas bermotif bintang', en: 'A star-patterned paper bag' },
  dyes: ['terakota', 'hijau', 'navy', 'emas'],
}

const kidsRug: Good = {
  paint: (stage, colour) => {
    const cloth = tone(stage, colour)
    const light = lighter(colour, 0.65)
    const deep = darker(colour, 0.35)
    return group([
      rect([330, 150, 560, 880], stage.mood.fill, `rx="24" ${fade(0.28)}`),
      rect([320, 130, 560, 880], cloth.lit, 'rx="24"'),
      stitch('M350 160H850V980H350Z', light),
      path('M400 860V520C400 380 540 350 600 240C660 350 800 380 800 520V860Z', light),
      path(
        'M460 860V680Q460 640 500 640H530C530 560 580 550 600 500C620 550 670 560 670 640H700Q740 640 740 680V860Z',
        cloth.mid,
      ),
      path('M570 860V760Q600 710 630 760V860Z', light),
      ...[430, 770].map((x) =>
        group([rect([x - 14, 600, 28, 260], deep), path(`M${x - 24} 600Q${x} 520 ${x + 24} 600Z`, deep)]),
      ),
      path('M600 330A44 44 0 1 0 636 402A34 34 0 1 1 600 330Z', '#f3cf7a'),
      ...times(7, (i) => {
        const star = rosette(5, [420 + ((i * 83) % 370), 220 + ((i * 47) % 130)], { radius: 18, sharpness: 0.5 })
        return path(poly(star.points), '#f3cf7a')
      }),
      line(times(28, (i) => `M${330 + i * 20} 1010v34`).join(''), light, 7),
      ...times(6, (i) => circle([380 + i * 88, 920, 18], i % 2 ? '#f3cf7a' : light)),
    ])
  },
  alt: { id: 'Sajadah anak bergambar masjid kecil', en: 'A child’s prayer mat with a small mosque' },
  dyes: ['biru', 'merahmuda', 'mint'],
}

const blocks: Good = {
  paint: (stage, colour) => {
    const hues = [colour, '#e0b65c', '#bf6444', '#2f8d8f', '#86b3cf']
    const cube = (x: number, y: number, i: number) => {
      const skin = tone(stage, at(hues, i))
      return group([
        path(`M${x} ${y}l40 -36h150l-40 36z`, skin.bright),
        path(`M${x + 150} ${y}l40 -36v150l-40 36z`, skin.shade),
        rect([x, y, 150, 150], skin.lit, 'rx="8"'),
        badge([x + 75, y + 75, 50], '#fbf1da', at(hues, i)),
      ])
    }
    const roof = tone(stage, colour)
    const wood = tone(stage, '#d2a46a')
    return group([
      pool(stage, [600, 1020, 980]),
      ...times(5, (i) => cube(200 + i * 155, 870, i)),
      ...times(3, (i) => cube(355 + i * 155, 710, i + 3)),
      path('M430 680C430 540 560 500 590 410C620 500 750 540 750 680Z', roof.lit),
      path('M430 680C430 540 560 500 590 410C560 520 520 580 520 680Z', roof.mid),
      circle([590, 392, 18], '#e0b65c'),
      ...[235, 905].map((x) =>
        group([
          rect([x, 520, 76, 320], wood.lit, 'rx="8"'),
          rect([x, 520, 26, 320], wood.mid, 'rx="8"'),
          path(`M${x - 12} 522L${x + 38} 400L${x + 88} 522Z`, roof.lit),
        ]),
      ),
    ])
  },
  alt: { id: 'Balok kayu mainan disusun menjadi masjid', en: 'Wooden toy blocks built into a mosque' },
  dyes: ['hijau', 'navy', 'terakota', 'ungu'],
}

const lanternLamp: Good = {
  paint: (stage, colour) => {
    const metal = tone(stage, colour)
    const warm = glow(stage, [
      [0, '#ffe3a0', 0.9],
      [1, '#ffe3a0', 0],
    ])
    const body = 'M420 470L360 700L450 930H750L840 700L780 470Z'
    return group([
      pool(stage, [600, 1030, 640]),
      circle([600, 700, 430], warm),
      path(body, '#ffd98a'),
      patterned(stage, body, { line: metal.mid, size: 96, width: 12 }),
      line(body, metal.lit, 24, 'stroke-linejoin="round"'),
      line('M520 470L490 700L530 930M680 470L710 700L670 930M360 700H840', metal.lit, 15),
      path('M400 470C420 340 560 330 600 220C640 330 780 340 800 470Z', metal.lit),
      path('M400 470C420 340 560 330 600 220C560 340 520 380 510 470Z', metal.shade, fade(0.7)),
      rect([385, 455, 430, 36], metal.bright, 'rx="12"'),
      rect([430, 920, 340, 40], metal.lit, 'rx="12"'),
      path('M400 960H800L850 1030H350Z', metal.mid),
      `<circle cx="600" cy="185" r="44" fill="none" stroke="${metal.lit}" stroke-width="15"/>`,
    ])
  },
  alt: { id: 'Lentera logam bermotif bintang yang menyala', en: 'A lit metal lantern with a star pattern' },
  dyes: ['emas', 'hitam', 'toska'],
}

export const gifts = { hamper, 'gift-bag': giftBag, 'kids-rug': kidsRug, blocks, 'lantern-lamp': lanternLamp }
