import { defineConfig } from 'vitest/config'

// The review of a small repository of its own, built and photographed for real.
export default defineConfig({
  test: { include: ['tests/review/**/*.test.ts'], environment: 'node', fileParallelism: false },
})
