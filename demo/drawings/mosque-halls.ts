import { mix } from './colour.ts'

export type Hall = { wall: string; stripe: string; column: string; carpet: string; light: string; dark: string }

export const halls: readonly Hall[] = [
  { wall: '#f3e6cc', stripe: '#b5533c', column: '#d9c6a6', carpet: '#8c2f36', light: '#fff1cf', dark: '#4a2c34' },
  { wall: '#f6f0e4', stripe: '#9c7b52', column: '#e6dccb', carpet: '#0f5f4c', light: '#fdf6df', dark: '#1f3f42' },
  { wall: '#cfe0dc', stripe: '#2f7f86', column: '#e9e4d6', carpet: '#1f4e6e', light: '#f6fbef', dark: '#12313f' },
  { wall: '#efd3a4', stripe: '#7c4a2a', column: '#dfbd88', carpet: '#5c2438', light: '#ffe9b8', dark: '#3f2230' },
  { wall: '#e6dcea', stripe: '#6a5a94', column: '#efe8ee', carpet: '#3a3a74', light: '#fdf3ea', dark: '#2a2350' },
  { wall: '#e9e2cf', stripe: '#3f7d5f', column: '#f3ecdb', carpet: '#7a2f2f', light: '#fff6dc', dark: '#243c34' },
]

/** How the hall darkens towards whoever stands in it. */
export function shade(hall: Hall, colour: string, row: number): string {
  const lit = mix(colour, hall.light, Math.min(0.8, row * 0.19))
  return mix(lit, hall.dark, Math.max(0.02, 0.2 - row * 0.08))
}
