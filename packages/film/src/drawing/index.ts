export { DrawnFrame, type DrawnFrameProps } from '../views/drawing/drawn-frame';
