import sharp from 'sharp'

// One thread a picture and no cache: how much is at work is decided by our gates alone.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
