import { darker, lighter } from '../colour.ts'
import { rosette } from '../girih.ts'
import { tone } from '../stage.ts'
import { circle, ellipse, fade, group, line, open, path, poly, rect, times } from '../svg.ts'
import { badge, type Good, patterned, pool } from './studio.ts'

const wallFrame: Good = {
  paint: (stage, colour) => {
    const wood = tone(stage, '#8a5a33')
    const gold = '#e0b65c'
    const star = rosette(10, [600, 520], { radius: 230, sharpness: 0.5 })
    const heart = rosette(10, [600, 520], { radius: 110, sharpness: 0.5 })
    return group([
      rect([236, 130, 760, 830], stage.mood.fill, fade(0.3)),
      rect([220, 100, 760, 830], wood.lit),
      rect([220, 100, 40, 830], wood.bright),
      rect([940, 100, 40, 830], wood.shade),
      rect([220, 890, 760, 40], wood.mid),
      rect([260, 140, 680, 750], '#fbf4e4'),
      rect([310, 190, 580, 650], colour),
      patterned(stage, 'M310 190H890V840H310Z', { line: lighter(colour, 0.22), size: 130, width: 5 }),
      circle([600, 520, 262], darker(colour, 0.2)),
      path(poly(star.points), lighter(colour, 0.5)),
      line(star.lines.map((points) => open(points)).join(''), gold, 8, 'stroke-linejoin="round"'),
      path(poly(heart.points), gold),
      circle([600, 520, 34], darker(colour, 0.2)),
      path('M900 140L940 180V890L640 140Z', '#ffffff', fade(0.1)),
    ])
  },
  alt: { id: 'Hiasan dinding berbingkai dengan motif bintang', en: 'A framed star pattern for the wall' },
  dyes: ['hijau', 'navy', 'terakota'],
}

const wallClock: Good = {
  paint: (stage, colour) => {
    const rim = tone(stage, colour)
    const gold = tone(stage, '#d3a03c')
    const marks = times(12, (i) => {
      const turn = (i / 12) * Math.PI * 2
      const [x, y] = [600 + Math.sin(turn) * 245, 520 - Math.cos(turn) * 245]
      return i % 3 === 0
        ? path(`M${x} ${y - 26}l20 26l-20 26l-20 -26z`, gold.mid)
        : circle([x, y, 10], darker('#8a7a5a', 0.1))
    })
    return group([
      circle([612, 546, 404], stage.mood.fill, fade(0.28)),
      circle([600, 520, 404], rim.lit),
      ...times(24, (i) => {
        const turn = (i / 24) * Math.PI * 2
        const [x, y] = [600 + Math.cos(turn) * 362, 520 + Math.sin(turn) * 362]
        return path(`M${x} ${y - 26}l20 26l-20 26l-20 -26z`, i % 2 ? gold.lit : rim.bright)
      }),
      circle([600, 520, 318], rim.mid),
      circle([600, 520, 300], '#fdf8ec'),
      `<circle cx="600" cy="520" r="286" fill="none" stroke="${gold.lit}" stroke-width="6"/>`,
      badge([600, 520, 90], lighter('#d3a03c', 0.5), '#fdf8ec'),
      ...marks,
      line('M600 520L470 400', '#2a2b30', 18, 'stroke-linecap="round"'),
      line('M600 520L720 320', '#2a2b30', 12, 'stroke-linecap="round"'),
      circle([600, 520, 20], gold.lit),
    ])
  },
  alt: { id: 'Jam dinding bundar bertepi motif', en: 'A round wall clock with a patterned rim' },
  dyes: ['hijau', 'hitam', 'putih'],
}

const keepsakes: Good = {
  paint: (stage, colour) => {
    const brass = tone(stage, '#d3a03c')
    const glaze = tone(stage, colour)
    const flower = rosette(12, [400, 640], { radius: 150, sharpness: 0.5 })
    return group([
      pool(stage, [600, 1020, 960]),
      path('M250 1000L330 900H470L550 1000Z', tone(stage, '#8a5a33').lit),
      circle([400, 640, 300], glaze.mid),
      circle([400, 630, 296], glaze.lit),
      circle([400, 630, 226], '#fbf4e4'),
      ...times(24, (i) => {
        const turn = (i / 24) * Math.PI * 2
        return circle([400 + Math.cos(turn) * 262, 630 + Math.sin(turn) * 262, 16], i % 2 ? brass.lit : '#fbf4e4')
      }),
      path(poly(flower.points), glaze.lit),
      circle([400, 640, 54], brass.lit),
      rect([700, 780, 330, 230], brass.lit),
      rect([700, 780, 100, 230], brass.mid),
      path('M720 780C720 680 840 650 865 560C890 650 1010 680 1010 780Z', brass.lit),
      path('M720 780C720 680 840 650 865 560C840 670 800 700 795 780Z', brass.shade, fade(0.6)),
      ...[700, 1030].map((x) =>
        group([rect([x - 26, 640, 52, 370], brass.mid), path(`M${x - 34} 642L${x} 540L${x + 34} 642Z`, brass.lit)]),
      ),
      path('M830 1010V900Q865 840 900 900V1010Z', brass.deep),
      circle([865, 545, 14], brass.bright),
      rect([670, 1000, 390, 30], brass.shade),
      ellipse([865, 1034, 190, 6], brass.deep, fade(0.4)),
    ])
  },
  alt: { id: 'Piring hias dan miniatur masjid kuningan', en: 'A display plate and a brass mosque miniature' },
  dyes: ['toska', 'navy', 'terakota', 'hijau'],
}

export const home = { 'wall-frame': wallFrame, 'wall-clock': wallClock, keepsakes }
