import * as z from 'zod';
import { drawingLimits as most } from '../limits';
import { messages } from '../rules';

/** A point of a picture, relative to its upper left corner, as fractions of its width and height. */
export const PicturePoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type PicturePoint = z.infer<typeof PicturePoint>;

export const DrawingColour = z.enum(['vendor', 'creator', 'warning', 'white']);
export type DrawingColour = z.infer<typeof DrawingColour>;

const pen = {
  colour: DrawingColour,
  /** Line width, in thousandths of the picture's width. */
  width: z.number().int().min(1).max(20),
};

/** One shape drawn on a frame. */
export const DrawnShape = z.discriminatedUnion('tool', [
  z.object({
    tool: z.literal('pen'),
    ...pen,
    /** The path of the pen, with pressure from 0 to 1. */
    points: z
      .array(PicturePoint.extend({ pressure: z.number().min(0).max(1) }))
      .min(1)
      .max(most.strokePoints),
  }),
  /** The arrowhead is at `to`. */
  z.object({ tool: z.literal('arrow'), ...pen, from: PicturePoint, to: PicturePoint }),
  /** Two opposite corners. */
  z.object({ tool: z.literal('box'), ...pen, from: PicturePoint, to: PicturePoint }),
  z.object({
    tool: z.literal('text'),
    colour: DrawingColour,
    at: PicturePoint,
    text: z.string().trim().min(1).max(most.textLength),
  }),
]);
export type DrawnShape = z.infer<typeof DrawnShape>;

const pointsOf = (shapes: readonly DrawnShape[]): number =>
  shapes.reduce((sum, shape) => sum + (shape.tool === 'pen' ? shape.points.length : 1), 0);

const shapes = z.array(DrawnShape).min(1).max(most.shapes);

/** A drawing as the client sends it. */
export const DrawingDraft = z
  .object({
    shapes,
    /** Aspect ratio of the picture: width divided by height. */
    ratio: z.number().positive().max(20),
    /** The frame underneath: one of the task's pictures. */
    still: z.string().max(80).nullable(),
  })
  .refine((drawing) => pointsOf(drawing.shapes) <= most.points, messages.drawingTooLarge)
  .refine((drawing) => JSON.stringify(drawing).length <= most.bytes, messages.drawingTooLarge);
export type DrawingDraft = z.infer<typeof DrawingDraft>;

/** A drawing on the frame a comment refers to. */
export const Drawing = z.object({
  shapes,
  ratio: z.number(),
  still: z.object({ filename: z.string(), path: z.string() }).nullable(),
});
export type Drawing = z.infer<typeof Drawing>;
