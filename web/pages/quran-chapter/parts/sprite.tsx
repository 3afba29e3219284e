const shapes = {
  mark: 'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.9l-5-2.9a1 1 0 0 0-1 0l-5 2.9A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  read: 'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v6M16 16l2 2 4-4M12 21a3 3 0 0 0-3-3H3',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2h10a2 2 0 0 1 2 2',
  share:
    'M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.6 13.5l6.8 4M15.4 6.5l-6.8 4',
} as const

/** Each sign once a page: a chapter shows them hundreds of times. */
export function Sprite() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {Object.entries(shapes).map(([name, d]) => (
        <symbol key={name} id={`q-${name}`} viewBox="0 0 24 24">
          <path d={d} />
        </symbol>
      ))}
    </svg>
  )
}
