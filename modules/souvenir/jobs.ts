export const jobs = []
