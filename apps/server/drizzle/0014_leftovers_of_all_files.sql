-- By hand: files of every kind are noted there now.
ALTER TABLE "video_leftovers" RENAME TO "file_leftovers";
