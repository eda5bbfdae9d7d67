import type { Vec2 } from '../mesh/vec.ts';

/** A motorcycle from the side; metres, x from the front tyre, z from the floor. */
export type MotoSpec = {
  front: { x: number; radius: number; tyre: number };
  rear: { x: number; radius: number; tyre: number };
  wheels: 'cast' | 'wire';
  knobs: boolean;
  /** Steering head. */
  head: Vec2;
  /** Middle of the crankcase. */
  engine: Vec2;
  engineKind: 'single' | 'twin' | 'vee' | 'boxer' | 'hidden' | 'battery';
  tank: { at: Vec2; half: readonly [number, number, number]; drop: number };
  /** Seat line from its front to its end, and half of its width. */
  seat: readonly Vec2[];
  seatHalf: number;
  /** Bar ends: x, z and half of the width. */
  bars: { x: number; z: number; half: number; rise: number };
  face: 'round' | 'sport' | 'mask' | 'adventure' | 'plate';
  fairing: 'none' | 'full' | 'adventure';
  mudguard: 'close' | 'high' | 'chrome';
  tail: 'up' | 'classic' | 'long';
  exhaust: 'low' | 'high' | 'twin' | 'none';
  shocks: 'mono' | 'twin';
  cases: boolean;
  forks: 'gold' | 'chrome' | 'dark';
  /** Two wheels behind, this far from the middle. */
  trike?: number;
  /** Two wheels in front, this far from the middle, and no fork. */
  pair?: number;
  /** What lies between them: a flat nose and no body behind it, a broad one with a screen, one with a beak; a slim one when absent. */
  nose?: 'flat' | 'broad' | 'beak';
  sidecar?: true;
  /** Built as a scooter, with a screen of that height. */
  scooter?: number;
};
