import { arch } from './arches.ts'
import { darker, mix } from './colour.ts'
import { girihFill } from './girih.ts'
import { material } from './palette.ts'
import { down, type Stage, tone } from './stage.ts'
import { circle, fade, group, line, num, path, rect, times } from './svg.ts'

export type FrameKind = 'none' | 'arch' | 'ogee' | 'screen' | 'fronds' | 'lanterns' | 'border'

/** Something near, that whoever looks looks past; the subject stays free in the middle. */
export function frame(stage: Stage, wanted: FrameKind): string {
  // A banner is too low for an archway: it would hide more than it frames.
  const kind = stage.shape === 'wide' && (wanted === 'arch' || wanted === 'ogee') ? 'lanterns' : wanted
  if (kind === 'arch' || kind === 'ogee') return archway(stage, kind)
  if (kind === 'screen') return screen(stage)
  if (kind === 'fronds') return fronds(stage)
  if (kind === 'lanterns') return lanterns(stage)
  return kind === 'border' ? border(stage) : ''
}

function nearDark(stage: Stage): string {
  return darker(mix(stage.mood.fill, '#0a3f34', 0.45), 0.35)
}

function archway(stage: Stage, kind: 'arch' | 'ogee'): string {
  const { w, h, u } = stage
  const style = kind === 'arch' ? 'pointed' : 'ogee'
  const wide = w * (stage.shape === 'wide' ? 0.84 : kind === 'ogee' ? 0.96 : 0.9)
  const rise = h * (kind === 'ogee' ? 0.99 : 0.965)
  const at = (grow: number) => arch({ x: w / 2, y: h + 40 * u, w: wide + grow * 2, h: rise + 40 * u + grow, style })
  const wall = nearDark(stage)
  const ornament = girihFill(stage, 8, { size: 110 * u, line: mix(wall, material.gold, 0.5), width: 2.4 * u })
  const outside = `M0 0H${w}V${h}H0Z`
  return group([
    path(outside + at(0), wall, 'fill-rule="evenodd"'),
    path(outside + at(46 * u), ornament, `fill-rule="evenodd" ${fade(0.55)}`),
    line(at(26 * u), mix(wall, material.gold, 0.75), 4 * u),
    line(at(8 * u), mix(wall, material.gold, 0.35), 2.5 * u),
  ])
}

/** A wooden lattice at one side, as from a window of an old house. */
function screen(stage: Stage): string {
  const { w, h, u } = stage
  const wide = w * 0.15
  const x = stage.light < 0 ? w - wide : 0
  const wood = nearDark(stage)
  const lattice = girihFill(stage, 12, { size: 130 * u, line: wood, width: 11 * u })
  const edge = stage.light < 0 ? x : x + wide - 22 * u
  return group([
    rect([x, 0, wide, h], wood, fade(0.5)),
    rect([x, 0, wide, h], lattice),
    rect([edge, 0, 22 * u, h], wood),
    rect([edge + 9 * u, 0, 3 * u, h], mix(wood, material.gold, 0.7)),
  ])
}

function fronds(stage: Stage): string {
  const { w, u, rng } = stage
  const corner = stage.light < 0 ? w : 0
  const s = stage.light < 0 ? -1 : 1
  const near = nearDark(stage)
  return times(5, (i) => {
    const angle = 0.12 + i * 0.3 + rng.between(-0.06, 0.06)
    return bigFrond({
      x: corner - s * 60 * u,
      y: -50 * u,
      s,
      angle,
      reach: rng.between(430, 600) * u,
      colour: i % 2 ? near : mix(near, material.palm, 0.4),
    })
  }).join('')
}

function bigFrond(plan: { x: number; y: number; s: number; angle: number; reach: number; colour: string }): string {
  const { x, y, s, angle, reach, colour } = plan
  const leaflets = times(17, (i) => {
    const t = (i + 2) / 18
    const [px, py] = [x + s * Math.cos(angle) * reach * t, y + Math.sin(angle) * reach * t + t * t * reach * 0.18]
    const long = reach * 0.3 * Math.sin(Math.PI * Math.min(0.96, t * 0.86 + 0.1))
    return [-1, 1]
      .map((side) => {
        const turn = angle + side * 0.75 + 0.25
        const [ex, ey] = [px + s * Math.cos(turn) * long, py + Math.sin(turn) * long + long * 0.16]
        return `M${num(px)} ${num(py)}Q${num((px + ex) / 2 + s * long * 0.08)} ${num((py + ey) / 2 - long * 0.1)} ${num(ex)} ${num(ey)}Q${num((px + ex) / 2)} ${num((py + ey) / 2 + long * 0.07)} ${num(px)} ${num(py)}Z`
      })
      .join('')
  })
  return path(leaflets.join(''), colour)
}

function lanterns(stage: Stage): string {
  const { w, h, u, rng } = stage
  const places = stage.light < 0 ? [0.84, 0.94, 0.74] : [0.16, 0.06, 0.26]
  return places
    .map((share, i) =>
      lantern(stage, {
        x: share * w,
        y: h * (0.2 + i * 0.02) * rng.between(0.75, 1.25) - i * 40 * u,
        size: (i === 0 ? 120 : 84) * u,
      }),
    )
    .join('')
}

/** Hangs from the top of the picture; y is the foot. */
export function lantern(stage: Stage, plan: { x: number; y: number; size: number }): string {
  const { x, y, size: s } = plan
  const metal = darker(mix(material.gold, stage.mood.fill, 0.55), 0.2)
  const gold = tone(stage, material.gold)
  const light = down(stage, [
    [0, '#fff3cf'],
    [0.55, '#ffd27d'],
    [1, '#f0a040'],
  ])
  const body = `M${num(x - s * 0.2)} ${num(y - s * 0.75)}L${num(x - s * 0.34)} ${num(y - s * 0.4)}L${num(x - s * 0.18)} ${num(y - s * 0.08)}H${num(x + s * 0.18)}L${num(x + s * 0.34)} ${num(y - s * 0.4)}L${num(x + s * 0.2)} ${num(y - s * 0.75)}Z`
  const cap = `M${num(x - s * 0.24)} ${num(y - s * 0.74)}Q${num(x - s * 0.2)} ${num(y - s)} ${num(x)} ${num(y - s * 1.16)}Q${num(x + s * 0.2)} ${num(y - s)} ${num(x + s * 0.24)} ${num(y - s * 0.74)}Z`
  const bars = `M${num(x)} ${num(y - s * 0.75)}V${num(y - s * 0.08)}M${num(x - s * 0.1)} ${num(y - s * 0.75)}L${num(x - s * 0.16)} ${num(y - s * 0.4)}L${num(x - s * 0.09)} ${num(y - s * 0.08)}M${num(x + s * 0.1)} ${num(y - s * 0.75)}L${num(x + s * 0.16)} ${num(y - s * 0.4)}L${num(x + s * 0.09)} ${num(y - s * 0.08)}M${num(x - s * 0.34)} ${num(y - s * 0.4)}H${num(x + s * 0.34)}`
  return group([
    line(`M${num(x)} -10V${num(y - s * 1.1)}`, metal, s * 0.025),
    circle([x, y - s * 0.4, s * 0.95], '#ffd27d', fade(0.16)),
    path(body, light),
    line(bars, metal, s * 0.028),
    line(body, metal, s * 0.05, 'stroke-linejoin="round"'),
    path(cap, metal),
    rect([x - s * 0.26, y - s * 0.78, s * 0.52, s * 0.06], gold.mid),
    rect([x - s * 0.21, y - s * 0.11, s * 0.42, s * 0.07], gold.mid),
    circle([x, y, s * 0.05], metal),
  ])
}

/** A narrow patterned band at the foot, like the hem of a cloth. */
function border(stage: Stage): string {
  const { w, h, u } = stage
  const [tall, cloth] = [76 * u, nearDark(stage)]
  const gold = mix(cloth, material.gold, 0.8)
  const ornament = girihFill(stage, 8, { size: tall, line: gold, width: 2.6 * u })
  return group([
    rect([0, h - tall, w, tall], cloth),
    `<g transform="translate(0 ${num(h % tall)})">${rect([0, Math.floor(h / tall) * tall - tall, w, tall], ornament)}</g>`,
    rect([0, h - tall - 5 * u, w, 5 * u], gold),
  ])
}
