/**
 * Optimises a compiled module once more, with limits of our own on what is inlined. The compiler knows two ways: hardly
 * any inlining, and so much that the core grows by a third. In between it is as fast as the second and as small as the
 * first: most of the time goes into functions of a few instructions that check and load one value.
 */
import binaryen from 'binaryen';

// Sizes in nodes of the function's syntax tree.
const ALWAYS = 6;
const WITHOUT_LOOP_OR_CALL = 30;
const CALLED_ONCE = 200;

/** The same module with short functions put where they are called. */
export function inlineShortFunctions(wasm: Uint8Array): Uint8Array {
  const module = binaryen.readBinaryWithFeatures(wasm, binaryen.Features.All & ~binaryen.Features.GC);
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  binaryen.setAlwaysInlineMaxSize(ALWAYS);
  binaryen.setFlexibleInlineMaxSize(WITHOUT_LOOP_OR_CALL);
  binaryen.setOneCallerInlineMaxSize(CALLED_ONCE);
  module.optimize();
  const optimized = module.emitBinary();
  module.dispose();
  return optimized;
}
