// Stands in for the picture pipeline, so that the gallery needs no files: a dome against an evening sky.
const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 216"><rect width="288" height="216" fill="oklch(0.87 0.06 75)"/><circle cx="216" cy="62" r="24" fill="oklch(0.95 0.05 85)"/><path d="M0 150q72-34 144-6t144-12v84H0z" fill="oklch(0.74 0.07 65)"/><path d="M92 216v-66a52 52 0 0 1 104 0v66z" fill="oklch(0.43 0.08 170)"/><path d="M141 98l3-24 3 24zM44 216V92l7-16 7 16v124z" fill="oklch(0.33 0.06 170)"/></svg>`

export const drawnPicture = (): string => `data:image/svg+xml,${encodeURIComponent(scene)}`
